import { AppError } from '../../errors.ts'

const TOO_COMMON_MESSAGE = 'This password is too common. Please choose another one.'

let commonPasswords: Promise<Set<string>> | undefined

/** Throws `invalid_input` for a common password, and for a name or address of its owner. */
export async function refuseCommonPassword(password: string, names: string[], field = 'password'): Promise<void> {
  commonPasswords ??= loadList()
  const isListed = (await commonPasswords).has(password.toLowerCase())
  if (isListed || isName(password, names)) {
    throw new AppError('invalid_input', TOO_COMMON_MESSAGE, { fieldErrors: { [field]: TOO_COMMON_MESSAGE } })
  }
}

async function loadList(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

/** "Claddagh Physio", "claddaghphysio" and "CLADDAGH-PHYSIO" are the same guess. */
function isName(password: string, names: string[]): boolean {
  const guess = foldName(password)
  return guess !== '' && names.some((name) => foldName(name) === guess)
}

function foldName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
