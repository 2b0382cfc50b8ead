/** Removes fadas and other marks: "Ní Bhriain" becomes "Ni Bhriain". */
export function stripMarks(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}
