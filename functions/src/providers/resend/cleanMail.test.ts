import { describe, expect, it } from 'vitest'
import { cleanMail } from './cleanMail.ts'

const mail = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi', idempotencyKey: 'key' }

describe('cleanMail', () => {
  it('keeps line breaks, control and direction characters in a name from adding a header or disguising a text', () => {
    const name = 'Cleo\r\nBcc: eve@example.com\u202Egnp.exe\u0007\u2028'
    const cleaned = cleanMail({
      ...mail,
      subject: `Feedback from ${name}`,
      html: `<p>${name}</p>`,
      text: name,
      sender: { name: `${name}" <eve@example.com>` },
      attachments: [{ filename: `${name}.ics`, contentType: 'text/calendar', content: Buffer.from('') }],
    })
    const inOneLine = 'Cleo Bcc: eve@example.comgnp.exe'
    expect(cleaned.subject).toBe(`Feedback from ${inOneLine}`)
    expect(cleaned.sender?.name).toBe(`${inOneLine} eve@example.com`)
    expect(cleaned.attachments?.[0]?.filename).toBe(`${inOneLine} .ics`)
    for (const sign of ['\u202E', '\u0007']) {
      expect(cleaned.text).not.toContain(sign)
      expect(cleaned.html).not.toContain(sign)
    }
  })

  it('keeps a message of plain words unchanged, with its emoji and its paragraphs', () => {
    const plain = { ...mail, subject: 'مرحبا 👩‍🚒', text: 'One\n\nTwo' }
    expect(cleanMail(plain)).toEqual(plain)
  })

  it('cuts a long subject', () => {
    expect(cleanMail({ ...mail, subject: 'a'.repeat(5_000) }).subject).toHaveLength(250)
  })
})
