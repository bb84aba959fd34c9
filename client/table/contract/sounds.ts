/** The sounds of a table. Each stands for something that can also be read there. */
export type SoundName =
  | 'nudge'
  | 'your-turn'
  | 'throw'
  | 'die'
  | 'low-drum'
  | 'bell'
  | 'card'
  | 'paper'
  | 'engine'
  | 'door'
  | 'setback'
  | 'caught'
  | 'triumph'
  | 'end';
