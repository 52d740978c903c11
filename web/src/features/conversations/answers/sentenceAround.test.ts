import { describe, expect, it } from 'vitest'
import { sentenceAround } from './sentenceAt.ts'

function textsOf(html: string): Node[] {
  const block = document.createElement('p')
  block.innerHTML = html
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  return nodes
}

describe('sentenceAround', () => {
  it('returns the sentence at an offset, across bold words and links', () => {
    const texts = textsOf('We ship on <b>Tuesdays. Orders</b> before <i>noon</i> leave the same day. Bye.')
    const found = sentenceAround(texts, 30)
    expect(found?.text).toBe('Orders before noon leave the same day.')
    expect(found?.range.toString()).toBe('Orders before noon leave the same day.')
  })

  it('returns the last sentence behind the end, and nothing for an empty text', () => {
    expect(sentenceAround(textsOf('One. Two.'), 99)?.text).toBe('Two.')
    expect(sentenceAround(textsOf(''), 0)).toBeUndefined()
  })
})
