import { languages } from '@parley/functions/shared/texts/languages'
import { describe, expect, it } from 'vitest'
import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'

const inEnglish: Record<string, string> = { ...panelTexts, ...extraTexts }
const tables = import.meta.glob<{ texts: Record<string, string> }>(['./*.ts', '!./*.test.ts'], {
  eager: true,
})
const codes = languages.map(({ language }) => language).filter((language) => language !== 'en')
const table = (code: string) => tables[`./${code}.ts`]?.texts ?? {}
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

/** Texts that are the same in another language. */
const sameWords: Record<string, string[]> = {
  de: ['chat'],
  fr: ['message', 'messages', 'sources'],
  es: ['chat'],
  it: ['chat', 'home'],
  pt: [],
  nl: ['chat'],
  ar: [],
}

describe.each(codes)('the texts in %s', (code) => {
  it('define exactly the keys of English', () => {
    expect(Object.keys(table(code)).toSorted()).toEqual(Object.keys(inEnglish).toSorted())
  })

  it('contain no text left in English by accident', () => {
    const same = Object.keys(inEnglish).filter((key) => table(code)[key] === inEnglish[key])
    expect(same.toSorted()).toEqual(sameWords[code])
  })

  it('contain the placeholders of English and no empty text', () => {
    for (const [key, text] of Object.entries(inEnglish)) {
      expect([key, placeholders(table(code)[key])]).toEqual([key, placeholders(text)])
      expect([key, table(code)[key]?.trim()]).not.toContain('')
    }
  })
})

describe('the bundle', () => {
  it('finds a file for every language that is offered, and no other', () => {
    expect(Object.keys(tables).toSorted()).toEqual(codes.map((code) => `./${code}.ts`).toSorted())
  })
})
