/** What erasing an account means, as sentences for the person who is about to. */
export function consequencesOf(isSoleOwner: boolean, organisation: string): string[] {
  const own =
    'Your account, your sign-ins, your consents and what you sent us by our forms are erased at once, for good.'
  const invoices = 'Invoices are kept for as long as tax law demands, without any name.'
  if (!isSoleOwner) {
    return [
      own,
      `${organisation} and what belongs to it stay with your colleagues.`,
      'What you wrote to our advisers and to support in its name is its record, and stays there without yours.',
    ]
  }
  return [
    own,
    `You are the only person at ${organisation}, so it goes too, with its plan and everything in its portal.`,
    'The AI receptionist stops answering.',
    invoices,
  ]
}
