import { describe, expect, it } from 'vitest'
import { chatCardSchema } from '../../../shared/chat/conversation.ts'
import { withListedUrls } from './withListedUrls.ts'

const own =
  'https://firebasestorage.googleapis.com/v0/b/demo-parley-na/o/visitors%2Fa?alt=media&token=0f0c2a5e-7b7e-4a59-9d9b-6d0f7f0c2a5e'
const nothing = { cardHosts: [], allowedOrigins: [] }
const listed = { cardHosts: ['cdn.example', '*.shop.example'], allowedOrigins: ['https://www.example:8443'] }

const shown = (url: string, options: Parameters<typeof withListedUrls>[1]) => {
  const card = chatCardSchema.parse({ title: 'Chair', imageUrl: url, link: url })
  const { imageUrl, link } = withListedUrls(card, options)
  return [imageUrl !== '', link !== '']
}

describe("a card's picture and link", () => {
  it.each([
    ['https://tracker.example/x.png', nothing, [false, false]],
    [own, nothing, [true, true]],
    ['https://cdn.example/a.png', listed, [true, true]],
    ['http://cdn.example/a.png', listed, [false, true]],
    ['https://a.shop.example/a.png', listed, [true, true]],
    ['https://www.example:8443/a.png', listed, [true, true]],
    ['https://www.example/a.png', listed, [false, false]],
    ['https://shop.example/a.png', listed, [false, false]],
    ['https://evilcdn.example/a.png', listed, [false, false]],
    ['https://cdn.example.evil.example/a.png', listed, [false, false]],
    ['https://cdn.example@evil.example/a.png', listed, [false, false]],
    ['https://user:pass@cdn.example/a.png', listed, [false, false]],
    ['https://firebasestorage.googleapis.com/v0/b/somebody-else/o/x?alt=media', nothing, [false, false]],
    ['//cdn.example/a.png', listed, [false, false]],
    ['data:image/png;base64,AAAA', listed, [false, false]],
    ['mailto:sales@shop.example', nothing, [false, true]],
    ['javascript:alert(1)', listed, [false, false]],
    ['', listed, [false, false]],
  ])('filters %s: %j', (url, options, expected) => expect(shown(url, options)).toEqual(expected))
})
