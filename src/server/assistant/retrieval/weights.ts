/** How much what a question and an entry have in common counts. Chosen on the development sets (docs/receptionist-evaluation.md). */
export const WEIGHTS = {
  /** A word of an entry's own question, of its text, and a meaning of its question in the other language. */
  title: 1,
  text: 0.72,
  otherTitle: 0.8,
  /** A long text has many words by chance. The words of one twice as long as usual are divided by 1 + this. */
  length: 0.25,
  /** The same meaning in other words. */
  concept: 0.8,
  /** "Seanmhadra" where the entry says "madra". */
  bare: 0.8,
  /** "Hair cut" and "haircut". */
  joined: 0.9,
  /** A slip of spelling, and a long beginning in common. */
  slip: 0.8,
  root: 0.7,
  /** A word that only asks ("how much", "where") counts by what it asks for. */
  asking: 0.5,
  /** An entry all of whose own question was said is worth this share more. */
  named: 0.7,
  /** An entry without the kind of thing that was asked for, such as a time, is worth this share less. */
  otherKind: 0.2,
}
