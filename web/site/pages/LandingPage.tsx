import { ChatScene } from '../parts/ChatScene.tsx'
import { Closing } from '../parts/Closing.tsx'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { Steps } from '../parts/Steps.tsx'

/** The product as a whole, for people who come from an advertisement or a list of products. */
export function LandingPage() {
  return (
    <>
      <Hero
        title="Support that knows your business"
        lead="An agent that reads your documents, answers on your website and in your customers’ favourite apps, and calls a colleague when a person is needed."
        more={{ text: 'Try the demo', href: '/demo' }}
      >
        <ChatScene
          name="Harbour & Pine"
          messages={[
            { from: 'visitor', text: 'Can I return a lamp without its box?' },
            {
              from: 'agent',
              text: 'Yes, within thirty days. We bring a box when we collect it, at no cost.',
            },
            { from: 'visitor', text: 'Perfect. Thursday, please.' },
            { from: 'agent', text: 'Noted: Thursday between 9 and 12.' },
          ]}
        >
          <Receipt source="Returns.pdf, page 2" seconds="0.8 s" credits="1.2" />
        </ChatScene>
      </Hero>
      <Features
        title="One agent, everywhere people ask"
        features={[
          {
            title: 'Answers from your own pages',
            text: 'Upload files, paste texts or give it your website. It reads them and says which passage an answer comes from.',
          },
          {
            title: 'On every channel',
            text: 'Website, WhatsApp, Messenger, Instagram, Telegram and Discord, with one history for each person.',
          },
          {
            title: 'A person when it matters',
            text: 'Colleagues see who is waiting, take over with one click, and give the conversation back when they are done.',
          },
          {
            title: 'It does things, too',
            text: 'Agents book appointments, look up orders and call your systems. They ask before they change something.',
          },
          {
            title: 'A receipt for every answer',
            text: 'Time, tokens and cost of each answer, down to four decimals. There are no surprises at the end of a month.',
          },
          {
            title: 'Yours to resell',
            text: 'Agencies put their own name, domain and design on everything that their clients see.',
          },
        ]}
      />
      <Steps
        title="From a document to your website"
        steps={[
          {
            title: 'Add what it must know',
            text: 'Files, texts, questions and answers, or a whole website.',
          },
          { title: 'Ask it', text: 'The test chat shows what each answer is based on.' },
          { title: 'Publish', text: 'Visitors get what you have tested. Every version can be restored.' },
          { title: 'Paste one line', text: 'The agent appears on your website in your colours.' },
        ]}
      />
      <Closing
        title="Begin with one document"
        text="Upload it, ask a question, and see where the answer comes from."
      />
    </>
  )
}
