import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { fontFiles, fontPackage, servedFonts } from '../../../functions/src/shared/brand/fonts.ts'

const { resolve } = createRequire(new URL('../../../widget/package.json', import.meta.url))
const short = (ranges) => ranges.replace(/(?<=U\+|-)0+(?=[0-9A-F])/g, '')

describe('the fonts of the page', () => {
  it.each(servedFonts)('include %s for the characters that its files contain', (family) => {
    const folder = `@fontsource-variable/${fontPackage(family)}`
    const ranges = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'))
    const files = fontFiles(family)
    expect(files.some(({ file }) => file.includes('-arabic-'))).toBe('arabic' in ranges)
    for (const { file, unicodeRange } of files) {
      expect(readFileSync(resolve(`${folder}/files/${file}`)).length).toBeLessThan(100_000)
      const subset = file.slice(fontPackage(family).length + 1).replace('-wght-normal.woff2', '')
      const served = unicodeRange.split(',')
      expect(served.filter((range) => !short(ranges[subset]).split(',').includes(range))).toEqual([])
    }
  })
})
