import { ChatScene } from '../parts/ChatScene.tsx'
import { Closing } from '../parts/Closing.tsx'
import { entriesOf } from '../parts/entriesOf.ts'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { Steps } from '../parts/Steps.tsx'
import { useWords } from '../words.ts'

const features = ['voice', 'templates', 'delivered', 'history'] as const
const steps = ['meta', 'number', 'test'] as const
const questions = ['charge', 'byHand'] as const

/** An agent that answers on a WhatsApp number. */
export function WhatsappPage() {
  const t = useWords('whatsapp')
  return (
    <>
      <Hero title={t('heading')} lead={t('lead')}>
        <ChatScene
          name={t('sceneName')}
          place="WhatsApp"
          messages={[
            { from: 'visitor', text: t('sceneAsk') },
            { from: 'agent', text: t('sceneOffer') },
            { from: 'visitor', text: t('sceneThursday') },
            { from: 'agent', text: t('sceneBooked') },
          ]}
        />
      </Hero>
      <Features title={t('features')} features={entriesOf(t, features)} />
      <Steps title={t('steps')} steps={entriesOf(t, steps)} />
      <Questions questions={entriesOf(t, questions)} />
      <Closing title={t('closing')} text={t('closingText')} />
    </>
  )
}
