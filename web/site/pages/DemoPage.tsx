import type { DemoAgent } from '../DemoAgent.ts'
import { Hero } from '../parts/Hero.tsx'
import { Steps } from '../parts/Steps.tsx'

/** A conversation with a published agent, in the real widget; without an agent only what one could try. */
export function DemoPage({ agent }: { agent: DemoAgent | undefined }) {
  return (
    <>
      <Hero
        title="Ask it something"
        lead={
          agent
            ? 'This is the real widget with a real agent of a shop that we made up. Its answers come from the shop’s own documents.'
            : 'Create an agent in a few minutes and talk to it in the test chat, before anybody else can.'
        }
        more={{ text: 'Pricing', href: '/pricing' }}
      >
        {agent && (
          <iframe
            className="demo-chat"
            src={`/app/${agent.region}/render/${agent.agentId}/iframe`}
            title="Demo chat"
          />
        )}
      </Hero>
      <Steps
        title="What to try"
        steps={[
          {
            title: 'Something it knows',
            text: 'Ask about delivery, returns or opening hours. Press a source to see the passage.',
          },
          { title: 'Something it does not', text: 'It says so, instead of inventing an answer.' },
          { title: 'Another language', text: 'Ask in yours. The menu changes the language of the chat.' },
          {
            title: 'A person',
            text: 'Say that you want to talk to somebody, and see how the agent hands over.',
          },
        ]}
      />
    </>
  )
}
