import { expect, test } from 'vitest'
import { SentenceBuffer } from './sentences.ts'

/** Feeds a text letter by letter. Joined, the sentences are the text. */
function cut(text: string): string[] {
  const buffer = new SentenceBuffer()
  const sentences = [...text].flatMap((letter) => buffer.add(letter))
  sentences.push(...buffer.end())
  expect(sentences.join('')).toBe(text)
  return sentences.map((sentence) => sentence.trim())
}

test('a sentence is complete with the space after it', () => {
  const buffer = new SentenceBuffer()
  expect(buffer.add('We are open until 18')).toEqual([])
  expect(buffer.add('.')).toEqual([])
  expect(buffer.add('30.')).toEqual([])
  expect(buffer.add(' Please')).toEqual(['We are open until 18.30.'])
  expect(buffer.end()).toEqual([' Please'])
})

test('abbreviations, numbered lines and a yes alone end nothing', () => {
  expect(cut('Our dentist is Dr. Keane. You can see www.example.ie for more! Is that all?')).toEqual([
    'Our dentist is Dr. Keane.',
    'You can see www.example.ie for more!',
    'Is that all?',
  ])
  expect(cut('Yes. There is parking behind us.\n1. First visit with Niamh\n2. Sports massage')).toEqual([
    'Yes. There is parking behind us.',
    '1. First visit with Niamh',
    '2. Sports massage',
  ])
})
