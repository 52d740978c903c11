import { describe, expect, it } from 'vitest'
import { chatRequestSchema, readConversation } from './chatRequest.ts'
import { chooseReply } from './chooseReply.ts'

const instructions = `You are Nora, the assistant of Tide Coffee. Answer from the passages alone.
<passage id="1" title="Opening hours">
# Opening hours
We are open Monday to Friday from 7:30 to 18:00. On Saturday we open at 9:00. On Sunday we are closed.
</passage>
<passage id="2" title="Delivery and refunds">
Orders above 30 euros are delivered free of charge. Delivery takes two to three working days.
You can send beans back within 30 days for a full refund, as long as the bag is unopened.
</passage>
<passage id="3" title="FAQ">
Q: Do you have oat milk?
A: Yes, oat and soy milk cost nothing extra.
</passage>`

const reply = (...questions: string[]) =>
  chooseReply(
    readConversation(
      chatRequestSchema.parse({
        model: 'sandbox-small',
        messages: [
          { role: 'system', content: instructions },
          ...questions.map((content) => ({ role: 'user', content })),
        ],
      }),
    ),
  )

describe('the stand-in for a language model', () => {
  it.each([
    ['What are your opening hours?', /Monday to Friday/],
    ['are you open on sunday', /Sunday we are closed/],
    ['How long does shipping take?', /two to three working days/],
    ['Can I get my money back?', /30 days for a full refund/],
    ['do you have oat milk', /^Yes, oat and soy/],
  ])('responds to %j with the sentence of the passage that matches', (question, sentence) => {
    expect(reply(question)).toMatch(sentence)
  })

  it('greets with the name of its persona', () => {
    expect(reply('Hi there!')).toBe('Hello! I am Nora. How can I help you today?')
  })

  it('says when no passage has the answer, and offers a person', () => {
    expect(reply('Who won the football world cup in 1990?')).toMatch(/do not know.*person/)
  })

  it('understands a short question with the help of the one before it', () => {
    expect(reply('Is delivery free?', 'and how long?')).toMatch(/[Dd]eliver/)
  })

  it('limits an answer to three sentences', () => {
    expect(reply('opening hours delivery refund milk').split(/[.!?] /).length).toBeLessThanOrEqual(3)
  })

  it('says the text that a test prescribes', () => {
    expect(reply('sandbox:say <b>exactly this</b>')).toBe('<b>exactly this</b>')
  })
})
