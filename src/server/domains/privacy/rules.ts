/** Describes an erasure to the person: the organisations that are erased with the account, and those that remain. */
export function describeConsequences({ ending, staying }: { ending: string[]; staying: string[] }): string[] {
  const own =
    'Your account, your sign-ins, your consents and what you sent us by our forms are erased at once, for good.'
  const invoices = 'Invoices are kept for as long as tax law demands, without any name.'
  return [
    own,
    ...staying.map((organisation) => `${organisation} and what belongs to it stay with your colleagues.`),
    ...(staying.length === 0
      ? []
      : ['What you wrote to our advisers and to support in its name is its record, and stays there without yours.']),
    ...ending.map(
      (organisation) =>
        `You are the only person at ${organisation}, so it goes too, with its plan and everything in its portal.`,
    ),
    ...(ending.length === 0 ? [] : ['The AI receptionist stops answering.', invoices]),
  ]
}
