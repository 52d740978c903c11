import { ChatScene } from '../parts/ChatScene.tsx'
import { Closing } from '../parts/Closing.tsx'
import { entriesOf } from '../parts/entriesOf.ts'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { Steps } from '../parts/Steps.tsx'
import { useWords } from '../words.ts'

const features = ['cited', 'channels', 'person', 'acts', 'receipt', 'resell'] as const
const steps = ['add', 'ask', 'publish', 'paste'] as const

/** The product as a whole, for people who come from an advertisement or a list of products. */
export function LandingPage() {
  const t = useWords('landing')
  const frame = useWords('frame')
  return (
    <>
      <Hero title={t('title')} lead={t('lead')} more={{ text: frame('tryDemo'), to: '/demo' }}>
        <ChatScene
          name="Harbour & Pine"
          messages={[
            { from: 'visitor', text: t('sceneReturn') },
            { from: 'agent', text: t('sceneYes') },
            { from: 'visitor', text: t('sceneThursday') },
            { from: 'agent', text: t('sceneNoted') },
          ]}
        >
          <Receipt source={t('sceneSource')} seconds={t('sceneSeconds')} credits={t('sceneCredits')} />
        </ChatScene>
      </Hero>
      <Features title={t('features')} features={entriesOf(t, features)} />
      <Steps title={t('steps')} steps={entriesOf(t, steps)} />
      <Closing title={t('closing')} text={t('closingText')} />
    </>
  )
}
