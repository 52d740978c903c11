import { ChatScene } from '../parts/ChatScene.tsx'
import { Closing } from '../parts/Closing.tsx'
import { entriesOf } from '../parts/entriesOf.ts'
import { Features } from '../parts/Features.tsx'
import { Hero } from '../parts/Hero.tsx'
import { Questions } from '../parts/Questions.tsx'
import { useWords } from '../words.ts'

const features = ['light', 'design', 'languages', 'flow', 'learns', 'tested'] as const
const questions = ['files', 'unknown', 'watch'] as const

/** The chat on a website. */
export function ChatbotPage() {
  const t = useWords('chatbot')
  const front = useWords('front')
  const signIn = useWords('signIn')
  const frame = useWords('frame')
  return (
    <>
      <Hero title={t('title')} lead={t('lead')} more={{ text: frame('tryDemo'), to: '/demo' }}>
        <ChatScene
          name={front('sceneShop')}
          messages={[
            { from: 'visitor', text: signIn('sceneQuestion') },
            { from: 'agent', text: signIn('sceneAnswer') },
            { from: 'visitor', text: front('sceneWish') },
            { from: 'note', text: front('sceneJoined') },
          ]}
        />
      </Hero>
      <Features title={t('features')} features={entriesOf(t, features)} />
      <Questions questions={entriesOf(t, questions)} />
      <Closing title={t('closing')} text={t('closingText')} />
    </>
  )
}
