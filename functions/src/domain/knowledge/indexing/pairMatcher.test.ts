import { describe, expect, it } from 'vitest'
import { pairMatcher } from './pairMatcher.ts'

const answers = (taught: string, question: string) =>
  pairMatcher([{ id: 'pair', question: taught, answer: 'Yes.' }])(question)?.answer === 'Yes.'

describe('the matcher of pairs', () => {
  it.each([
    ['What are your opening hours on Sunday?', 'what are your  opening hours on sunday'],
    ['¿Abren el domingo?', 'Abren el domingo'],
    ['هل تعطون ضمانا لمدة 5 سنوات؟', 'هل تعطون ضمانا لمدة ٥ سنوات'],
    ['Don’t you deliver?', "don't you deliver"],
    ['9時に開きますか？', '９時に開きますか'],
    ['Kostet das 1,5 Euro?', 'kostet das 1,5 euro'],
  ])('gives the answer to %j for %j', (taught, question) => {
    expect(answers(taught, question)).toBe(true)
  })

  // The opposite, another number or another noun, in each language.
  it.each([
    ['Do you deliver on Sundays?', 'Do you not deliver on Sundays?'],
    ['Can I return it before it was opened?', 'Can I return it after it was opened?'],
    ['When do you deliver?', 'Where do you deliver?'],
    ['Liefern Sie sonntags?', 'Liefern Sie sonntags nicht?'],
    ['Livrez-vous le dimanche ?', 'Ne livrez-vous pas le dimanche ?'],
    ['Quand livrez-vous à Lyon ?', 'Où livrez-vous à Lyon ?'],
    ['¿Entregan los domingos?', '¿No entregan los domingos?'],
    ['¿Cuándo entregan en Madrid?', '¿Dónde entregan en Madrid?'],
    ['Consegnate la domenica?', 'Non consegnate la domenica?'],
    ['Levert u op zondag?', 'Levert u niet op zondag?'],
    ['Wanneer levert u in Utrecht?', 'Waar levert u in Utrecht?'],
    ['Vocês entregam aos domingos?', 'Vocês não entregam aos domingos?'],
    ['هل توصلون يوم الأحد؟', 'هل لا توصلون يوم الأحد؟'],
    ['هل الضمان خمس سنوات؟', 'هل الضمان عشر سنوات؟'],
    ['هل الضمان ٥ سنوات؟', 'هل الضمان ٦ سنوات؟'],
    ['日曜日に配達しますか？', '日曜日に配達しませんか？'],
    ['保証は5年ですか？', '保証は６年ですか？'],
    ['Is it 1.5 metres long?', 'Is it 15 metres long?'],
    ['Is it 5% cheaper?', 'Is it 5 cheaper?'],
    ['Is it open at -5 degrees?', 'Is it open at 5 degrees?'],
    ['What do you do?', ''],
    ['?', '!'],
  ])('does not give the answer to %j for %j', (taught, question) => {
    expect(answers(taught, question)).toBe(false)
  })
})
