import { ChatScene } from '../parts/ChatScene.tsx'
import { Closing } from '../parts/Closing.tsx'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'

/** The chat on a website. */
export function ChatbotPage() {
  return (
    <>
      <Hero
        title="A chatbot that quotes its source"
        lead="It answers in the words of your own documents, shows the passage, and says so when it does not know."
        more={{ text: 'Try the demo', href: '/demo' }}
      >
        <ChatScene
          name="Island Supplies"
          messages={[
            { from: 'visitor', text: 'Do you deliver to the islands?' },
            {
              from: 'agent',
              text: 'Twice a week, on Tuesdays and Fridays. Orders before noon leave the same day.',
            },
            { from: 'visitor', text: 'And could somebody call me about a large order?' },
            { from: 'note', text: 'Mara has joined' },
          ]}
        />
      </Hero>
      <Features
        title="Made for real websites"
        features={[
          {
            title: 'Light on your page',
            text: 'The script is about one kilobyte. The chat itself loads when a visitor opens it.',
          },
          {
            title: 'In your design',
            text: 'Colours, fonts, placement, texts and your own CSS, with a live preview of the real widget.',
          },
          {
            title: 'Eight languages',
            text: 'English, German, French, Spanish, Italian, Portuguese, Dutch and Arabic, also from right to left.',
          },
          {
            title: 'Conversations with a plan',
            text: 'Draw a flow of steps and conditions, or write one prompt. Fields that it collects become leads.',
          },
          {
            title: 'It learns what it lacks',
            text: 'Questions without an answer are collected. You write the answer once, and it is given from then on.',
          },
          {
            title: 'Tested before it is published',
            text: 'Saved tests run before you publish and name the answers that have changed.',
          },
        ]}
      />
      <Questions
        questions={[
          {
            question: 'Which files can it read?',
            answer:
              'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML and plain text, and the pages of a website.',
          },
          {
            question: 'What does it say when it does not know?',
            answer:
              'What you choose: it says that it does not know, asks for an email, or calls a colleague.',
          },
          {
            question: 'Can I watch the conversations?',
            answer: 'Yes. They appear in the inbox while they happen, and you can take over at any time.',
          },
        ]}
      />
      <Closing title="Put it on your website" text="One line of HTML. It takes a few minutes." />
    </>
  )
}
