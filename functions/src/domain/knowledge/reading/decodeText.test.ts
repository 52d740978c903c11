import { describe, expect, it } from 'vitest'
import { decodeText, isWideText } from './decodeText.ts'

/** Bytes that another program wrote. */
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const german = 'Öffnungszeiten für Gäste: täglich'
const wide = Buffer.from(german, 'utf16le')

describe('decodeText', () => {
  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${german}`)],
    ['UTF-16', wide],
    ['UTF-16 of the other order', Buffer.from(wide).swap16()],
    ['Latin-1', Buffer.from(german, 'latin1')],
  ])('decodes a text from %s', (_, content) => {
    expect(decodeText(content)).toBe(german)
  })

  it('keeps the letters of a text with one damaged byte', () => {
    const damaged = Buffer.concat([Buffer.from(german), Buffer.from([0x96]), Buffer.from(german)])
    expect(decodeText(damaged)).toBe(`${german}\ufffd${german}`)
  })

  it('decodes Shift-JIS', () => {
    const content = hex('95d4 9569 82cd 8e4f 8f5c 93fa 88c8 93e0 82c9 8fb3 82e8 82dc 82b7 8142')
    expect(decodeText(Buffer.concat([content, content, content]))).toContain('返品は三十日以内に承ります。')
  })

  it('decodes GB18030', () => {
    const content = hex('c9cc c6b7 cad5 b5bd baf3 c6df ccec c4da bfc9 d2d4 cdcb bbf5 a1a3')
    expect(decodeText(Buffer.concat([content, content, content]))).toContain('商品收到后七天内可以退货。')
  })

  it('does not take zero bytes for a text', () => {
    expect(isWideText(Buffer.alloc(4096))).toBe(false)
    expect(isWideText(Buffer.from('an ordinary text'))).toBe(false)
    expect(isWideText(wide)).toBe(true)
  })
})
