import type { DemoAgent } from '../DemoAgent.ts'
import { entriesOf } from '../parts/entriesOf.ts'
import { Hero } from '../parts/Hero.tsx'
import { Steps } from '../parts/Steps.tsx'
import { useWords } from '../words.ts'

const steps = ['knows', 'knowsNot', 'language', 'person'] as const

/** A conversation with a published agent, in the real widget; without an agent only what one could try. */
export function DemoPage({ agent }: { agent: DemoAgent | undefined }) {
  const t = useWords('demo')
  const frame = useWords('frame')
  return (
    <>
      <Hero
        title={t('heading')}
        lead={t(agent ? 'lead' : 'leadWithoutAgent')}
        more={{ text: frame('pricing'), to: '/pricing' }}
      >
        {agent && (
          <iframe
            className="demo-chat"
            src={`/app/${agent.region}/render/${agent.agentId}/iframe`}
            title={t('chat')}
          />
        )}
      </Hero>
      <Steps title={t('steps')} steps={entriesOf(t, steps)} />
    </>
  )
}
