import { ChatScene } from '../parts/ChatScene.tsx'
import { Closing } from '../parts/Closing.tsx'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { Steps } from '../parts/Steps.tsx'

/** An agent that answers on a WhatsApp number. */
export function WhatsappPage() {
  return (
    <>
      <Hero
        title="Answer on WhatsApp, day and night"
        lead="Connect your business number. The agent answers in seconds, and your team takes over in one inbox with all other channels."
      >
        <ChatScene
          name="Lindenhof Clinic"
          place="WhatsApp"
          messages={[
            { from: 'visitor', text: 'Hello, I need an appointment next week' },
            { from: 'agent', text: 'Gladly. Tuesday at 10:30 or Thursday at 14:00?' },
            { from: 'visitor', text: 'Thursday' },
            { from: 'agent', text: 'Booked: Thursday at 14:00. A confirmation is on its way by email.' },
          ]}
        />
      </Hero>
      <Features
        title="More than a reply"
        features={[
          {
            title: 'Voice notes are understood',
            text: 'They are transcribed and answered like text.',
          },
          {
            title: 'Templates outside the 24 hours',
            text: 'When WhatsApp’s window has closed, your team answers with an approved template from the inbox.',
          },
          {
            title: 'Delivered and read',
            text: 'You see what has arrived. What WhatsApp refuses is shown at the message, with the reason.',
          },
          {
            title: 'One person, one history',
            text: 'Visitors can move from your website to WhatsApp and stay in the same conversation.',
          },
        ]}
      />
      <Steps
        title="How to connect"
        steps={[
          {
            title: 'Sign in at Meta',
            text: 'The dashboard opens Meta’s own window. We never see your password.',
          },
          { title: 'Choose a number', text: 'An existing number of your business account, or a new one.' },
          { title: 'Send a test', text: 'The agent answers at once.' },
        ]}
      />
      <Questions
        questions={[
          {
            question: 'What does WhatsApp charge?',
            answer:
              'Meta bills messages to your own account. We charge the credits of the answers and nothing for the number.',
          },
          {
            question: 'Can we keep answering by hand?',
            answer: 'Yes. Take over a conversation and the agent is silent until you give it back.',
          },
        ]}
      />
      <Closing title="Bring your number" text="Everything stays in one inbox." />
    </>
  )
}
