import type { Text } from '../../../../shared/engine/text';
import { type AgentId, AGENTS } from '../../../../shared/games/moonless-alley/board/cards';

/** The agent that a line of the log names as its card; null where it names none. */
export function agentIn({ p }: Text): AgentId | null {
  const card = p?.card;
  if (typeof card !== 'object' || Array.isArray(card)) return null;
  const { name, n } = (card as Text).p ?? {};
  if (typeof name !== 'object' || Array.isArray(name)) return null;
  const { m } = name as Text;
  return AGENTS.find((one) => `name.${one.name}` === m && one.strength === n)?.id ?? null;
}
