import { Closing } from '../parts/Closing.tsx'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'

/** Calls with an agent in the browser. */
export function VoiceAgentPage() {
  return (
    <>
      <Hero
        title="Let visitors talk to your website"
        lead="The same agent, by voice: a visitor presses one button and asks. No app, no phone number, no waiting line."
        more={{ text: 'Try the demo', href: '/demo' }}
      >
        <div className="call-scene" aria-hidden="true">
          <i />
          <b>Harbour & Pine</b>
          <small>0:42</small>
          <p>“Which of the two lamps is brighter?”</p>
          <span>Mute</span>
          <span>End call</span>
        </div>
      </Hero>
      <Features
        title="One agent, typed or spoken"
        features={[
          {
            title: 'Same knowledge, same tools',
            text: 'What you have taught the agent in chat, it knows on a call. There is nothing to set up twice.',
          },
          {
            title: 'Words on the screen',
            text: 'Visitors see what was understood while they speak, and the conversation continues as a chat.',
          },
          {
            title: 'It waits its turn',
            text: 'Set the language that it listens for, and the pause after which it answers.',
          },
          {
            title: 'Limits that you set',
            text: 'A longest duration for each call, so that none costs more than you expect.',
          },
        ]}
      />
      <Questions
        questions={[
          {
            question: 'Can it answer our phone?',
            answer: 'Not yet. Calls take place in the browser; phone numbers are not for sale so far.',
          },
          {
            question: 'What does a minute cost?',
            answer: 'Calls are paid in credits like answers, and the receipt of each call says how much.',
          },
        ]}
      />
      <Closing
        title="Hear it yourself"
        text="Create an agent, allow calls in its settings, and call it from the test chat."
      />
    </>
  )
}
