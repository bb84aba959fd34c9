import {
  DevicesSlip,
  Explanation,
  KeyList,
  LookOnly,
  NotesSlip,
  OptionCard,
  RoomSlip,
  ScreenSlip,
  TimeSlip,
  VoteSlip,
} from './lazy';
import { meOf } from './store/selectors';
import { useActions, useTable } from './store/TableContext';
import { TimeLeft } from './time/TimeLeft';

/** Draws the dialogs over the table. */
export function TableDialogs() {
  return (
    <>
      <Card />
      <Dialog />
    </>
  );
}

/** The card of the option that is looked at, as long as that is one. */
function Card() {
  const opened = useTable((table) => table.opened);
  const ask = useTable(({ view }) => view.asks.find(({ id }) => id === opened?.ask));
  const option = ask?.options.find(({ key }) => key === opened?.key);
  if (opened === null || ask === undefined || option === undefined) return null;
  return (
    <OptionCard ask={ask} option={option} from={opened.from}>
      <TimeLeft />
    </OptionCard>
  );
}

function Dialog() {
  const { close } = useActions();
  const dialog = useTable((table) => table.dialog);
  const me = useTable(meOf);
  const { code } = useTable(({ room }) => room);
  switch (dialog) {
    case null:
      return null;
    case 'keys':
      return <KeyList onClose={close} />;
    case 'room':
      return <RoomSlip />;
    case 'devices':
    case 'pairing': {
      const first = dialog === 'devices' ? 'list' : 'code';
      return me === undefined ? null : <DevicesSlip code={code} me={me} first={first} onClose={close} />;
    }
    case 'screen':
      return <ScreenSlip code={code} onClose={close} />;
    case 'notes':
      return <NotesSlip />;
    case 'vote':
      return <VoteSlip onClose={close} />;
    case 'look-only':
      return <LookOnly />;
    case 'time-left':
    case 'time-waited':
      return <TimeSlip what={dialog} />;
    default:
      return <Explanation of={dialog} />;
  }
}
