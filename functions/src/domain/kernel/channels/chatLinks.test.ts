import { describe, expect, it } from 'vitest'
import { chatLinksOf } from '../../../config/channelApplications.ts'
import { linkOfBot, linkOfNumber, linkOfPage, vendorChatLinks } from './chatLinks.ts'

const page = { pageId: '12', igPageName: 'boats' }
const number = { phoneNumber: '+49 30 1234' }

describe('vendorChatLinks', () => {
  it('returns the URLs of the vendors’ apps', () => {
    expect([
      linkOfBot(vendorChatLinks, { username: 'harbour_bot' }),
      linkOfPage(vendorChatLinks, 'messenger', page),
      linkOfPage(vendorChatLinks, 'instagram', page),
      linkOfNumber(vendorChatLinks, number),
      linkOfNumber(vendorChatLinks, { phoneNumber: '' }),
    ]).toEqual([
      'https://t.me/harbour_bot',
      'https://m.me/12',
      'https://ig.me/m/boats',
      'https://wa.me/49301234',
      '',
    ])
  })
})

describe('chatLinksOf', () => {
  it('returns the sandbox’s URLs when the sandbox runs, and the configured ones before all others', () => {
    expect(chatLinksOf({}, undefined)).toEqual(vendorChatLinks)
    expect(linkOfBot(chatLinksOf({}, 'http://127.0.0.1:4010'), { username: 'b' })).toBe(
      'http://127.0.0.1:4010/telegram/to/b',
    )
    const own = chatLinksOf({ TELEGRAM_LINK_URL: 'https://telegram.example' }, undefined)
    expect(linkOfBot(own, { username: 'b' })).toBe('https://telegram.example/b')
  })
})
