import type { ProposalId } from '../../shared/protocol/rooms';
import { Claimants } from './claimants';

const claim = { code: 'ABCDE', id: 1 as ProposalId };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Somebody who asks over the connections that they name, and what is withdrawn. */
function claimants() {
  const withdrawn: unknown[] = [];
  const all = new Claimants<string>(1_000, (code, id) => withdrawn.push([code, id]));
  return { all, withdrawn };
}

it('a claim is withdrawn when whoever asked has been gone for long enough', () => {
  const { all, withdrawn } = claimants();
  all.add('laptop', claim);
  jest.advanceTimersByTime(5_000);
  all.remove('laptop');
  jest.advanceTimersByTime(999);
  expect(withdrawn).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(withdrawn).toEqual([['ABCDE', 1]]);
});

it('a claim stays while whoever asked is there over another connection, or is back in time', () => {
  const { all, withdrawn } = claimants();
  all.add('laptop', claim);
  all.add('phone', claim);
  all.remove('laptop');
  jest.advanceTimersByTime(5_000);
  all.remove('phone');
  jest.advanceTimersByTime(500);
  all.add('phone again', claim);
  jest.advanceTimersByTime(5_000);
  expect(withdrawn).toEqual([]);
});

it('nobody else is taken for who asked, and nothing is withdrawn once it is closed', () => {
  const { all, withdrawn } = claimants();
  all.add('laptop', claim);
  all.remove('of somebody who watches');
  jest.advanceTimersByTime(5_000);
  all.remove('laptop');
  all.close();
  jest.advanceTimersByTime(5_000);
  expect(withdrawn).toEqual([]);
});
