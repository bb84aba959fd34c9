/** Whether players win together, or are rivals. */
export type Play = 'together' | 'rivals';

/** What people may do at the table of a game besides answering its questions. */
export interface Allowed {
  /** Going back to an earlier moment, if the table agrees. */
  readonly goBack: 'by-consent' | 'never';
  /** Ending a match before its end, if the table agrees. */
  readonly callOff: 'by-consent' | 'never';
  /** Planning the turn of another player and suggesting it to them. */
  readonly suggestions: 'anybody' | 'never';
  /** Playing one's own open steps on a copy, to see what they lead to. */
  readonly tries: 'own' | 'never';
  /** What one's own option leads to, before it is taken. */
  readonly previews: 'own' | 'never';
  /** What the best bot would answer in one's place. */
  readonly advice: 'own' | 'never';
  /** Getting the seat of a lost token by a claim, and freeing the seat of a member who is away: its new holder sees what the seat holds. */
  readonly succession: 'by-consent' | 'never';
}

/** People who win together show one another everything but secret choices. */
const TOGETHER: Allowed = {
  goBack: 'by-consent',
  callOff: 'by-consent',
  suggestions: 'anybody',
  tries: 'own',
  previews: 'own',
  advice: 'own',
  succession: 'by-consent',
};

/** What rivals have shown cannot be hidden again, and what they hold is no other person's. */
const RIVALS: Allowed = {
  ...TOGETHER,
  goBack: 'never',
  suggestions: 'never',
  tries: 'never',
  advice: 'never',
  succession: 'never',
};

/** What a game allows: what it says itself, else what fits whether its players win together. */
export function allowedBy({ play, allows }: { readonly play?: Play; readonly allows?: Partial<Allowed> }): Allowed {
  return { ...(play === 'rivals' ? RIVALS : TOGETHER), ...allows };
}
