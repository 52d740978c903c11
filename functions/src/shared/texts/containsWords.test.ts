import { describe, expect, it } from 'vitest'
import { mentionsWords, containsWords } from './containsWords.ts'

describe('words that an answer says', () => {
  it.each([
    ['Our guarantee is FIVE  years.', 'five years'],
    ['The guarantee is **five** years.', 'five years'],
    ['Es sind １５ Tage.', '15 Tage'],
    ['الضمان ٥ سنوات.', '5 سنوات'],
    ['Die STRASSE ist gesperrt.', 'straße'],
    ['L’assurance est comprise.', "l'assurance"],
    ['L’assurance est comprise.', 'assurance'],
    ['Le cafe\u0301 est ouvert.', 'café'],
    ['Ο ΔΡΟΜΟΣ είναι κλειστός.', 'δρομος'],
    ['保修期为 5 年。', '5年'],
    ['保証期間は５年間です。', '5年'],
    ['La garantie dure cinq\u00a0ans.', 'cinq ans'],
    ['ال\u200cضمان', 'الضمان'],
    ['Open 9–17.', '9-17'],
  ])('%j says %j', (text, words) => {
    expect(containsWords(text, words)).toBe(true)
  })

  it.each([
    ['It is impossible.', 'possible'],
    ['Das ist unmöglich.', 'möglich'],
    ['The ticket is non-refundable.', 'refundable'],
    ['The guarantee is 15 years.', '5 years'],
    ['It costs 49.95 euros.', '49'],
    ['It costs 149 euros.', '49'],
    ['We open at 9:30.', '9'],
    ['Le cafe est ouvert.', 'café'],
    ['A short answer.', ''],
    ['A short answer.', '**'],
  ])('%j does not say %j', (text, words) => {
    expect(containsWords(text, words)).toBe(false)
  })

  it('mentions what is part of a word with a hyphen, and no part of another word', () => {
    expect(mentionsWords('The E-Mail is free.', 'mail')).toBe(true)
    expect(mentionsWords('I know.', 'no')).toBe(false)
  })
})
