import { expect, test } from 'vitest'
import { isFeminine } from './gender.ts'

test.each(['Céad chuairt', 'Cuairt leantach', 'Suathaireacht spóirt', 'Luacháil', 'Seirbhís do charr'])(
  '“%s” is feminine',
  (name) => expect(isFeminine(name)).toBe(true),
)

test.each(['Bord do cheathrar', 'Deisiúchán', 'Seirbhísiú cairr', 'Ceacht tiomána', 'Céad cheacht', 'Céad chruinniú'])(
  '“%s” is masculine',
  (name) => expect(isFeminine(name)).toBe(false),
)
