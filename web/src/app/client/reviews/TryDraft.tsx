import { Button } from '@mantine/core'
import type { CallableOutput } from '@parley/functions/shared/callables/callables'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review } from '@parley/functions/shared/agents/review'
import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { SceneEvent } from '@parley/functions/shared/widget/widgetScene'
import { useMemo, useState } from 'react'
import { WidgetFrame } from '../../../components/WidgetFrame.tsx'
import { CommentForm } from '../../../features/agents/reviews/CommentForm.tsx'
import type { ReviewTalk } from '../../../features/agents/reviews/reviewTalk.ts'
import { t } from '../../../features/agents/reviews/texts.ts'
import { testScene } from '../../../features/debugger/testScene.ts'
import { useDebugger } from '../../../features/debugger/useDebugger.ts'
import { call } from '../../../lib/call.ts'
import { useColorScheme } from '../../../lib/browser/colorScheme.ts'
import { showFailure } from '../../../lib/toast.ts'
import styles from './TryDraft.module.css'

type Session = CallableOutput<'createReviewSession'>

interface TryDraftProps {
  region: Region
  title: string
  review: Review
  talk: ReviewTalk
}

/** The draft of an approval request in the widget that visitors would see. */
export function TryDraft({ region, title, review: { agentId, round }, talk }: TryDraftProps) {
  const [session, setSession] = useState<Session>()
  const [isBusy, setBusy] = useState(false)

  async function start() {
    setBusy(true)
    try {
      setSession(await call('createReviewSession', { region, agentId, round }, region))
    } catch (error) {
      showFailure(error)
    } finally {
      setBusy(false)
    }
  }

  if (!session)
    return (
      <Button variant="default" loading={isBusy} onClick={() => void start()}>
        {t('startTrying')}
      </Button>
    )
  const { conversationId } = session
  return (
    <DraftChat
      key={conversationId}
      region={region}
      title={title}
      session={session}
      talk={talk}
      onRestart={() => void start()}
    />
  )
}

interface DraftChatProps extends Omit<TryDraftProps, 'review'> {
  session: Session
  onRestart: () => void
}

function DraftChat({ region, title, session, talk, onRestart }: DraftChatProps) {
  const { conversationId, token, config } = session
  const { turns, isBusy, send, retry, stop, run } = useDebugger(region, () => Promise.resolve({ token }))
  const scheme = useColorScheme()
  const scene = useMemo(() => testScene(config, turns, run, scheme), [config, turns, run, scheme])
  const answers = turns.flatMap(({ answer }) => (answer ? [answer] : []))

  function handleEvent(event: SceneEvent) {
    const failed = turns.findLast(({ state }) => state === 'failed')
    if (event.type === 'send') send(event.text)
    else if (event.type === 'retry' && failed) retry(failed)
    else if (event.type === 'stop') stop()
    else if (event.type === 'restart') onRestart()
  }

  return (
    <div className={styles.chat}>
      <div className={styles.widget} aria-busy={isBusy}>
        <WidgetFrame title={t('chatWith', { agent: title })} scene={scene} onEvent={handleEvent} />
      </div>
      {answers.length > 0 && (
        <ul className={styles.answers} aria-label={t('answers')}>
          {answers.map((answer) => (
            <Answer
              key={answer.id}
              answer={answer}
              onComment={(text) => talk.comment({ message: { conversationId, messageId: answer.id } }, text)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface AnswerProps {
  answer: ChatMessage
  onComment: (text: string) => Promise<unknown>
}

/** An answer of the agent that the client can comment on. */
function Answer({ answer, onComment }: AnswerProps) {
  const [isCommenting, setCommenting] = useState(false)
  return (
    <li>
      <p dir="auto">{answer.text}</p>
      {isCommenting ? (
        <CommentForm label={t('yourComment')} onSend={onComment} onClose={() => setCommenting(false)} />
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => setCommenting(true)}>
          {t('comment')}
        </Button>
      )}
    </li>
  )
}
