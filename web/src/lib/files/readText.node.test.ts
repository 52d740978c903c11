import { describe, expect, it } from 'vitest'
import { readText } from './readText.ts'

const text = 'Jürgen Groß – Wien'

describe('readText', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, as Excel saves "Unicode text"', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 in the other order', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['the code page of Windows', Buffer.from(text.replace('–', '\u0096'), 'latin1')],
  ])('reads %s', async (_, content) => {
    expect(await readText(new Blob([content]))).toBe(text)
  })
})
