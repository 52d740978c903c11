import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { Button, EmptyState, Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import type { Live } from '../../../lib/live/live.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { OpenThread } from './OpenThread.tsx'
import styles from './Thread.module.css'
import type { Layout } from '../useLayout.ts'
import { t } from '../texts.ts'

interface ThreadProps {
  conversation: Live<Conversation | null>
  layout: Layout
  /** True when the user selected the conversation, rather than the inbox by default. */
  isChosen: boolean
}

/** Shows the selected conversation, or why it cannot be shown. */
export function Thread({ conversation, layout, isChosen }: ThreadProps) {
  const { listPath } = useInboxScope()
  if (conversation.status === 'ready' && conversation.data)
    return <OpenThread conversation={conversation.data} layout={layout} isChosen={isChosen} />
  if (conversation.status === 'loading') return <ThreadSkeleton />
  return (
    <section className={styles.blank}>
      {conversation.status === 'error' ? (
        <LoadFailure
          title={t('conversationNotLoaded')}
          error={conversation.error}
          retry={conversation.retry}
        />
      ) : (
        <EmptyState title={t('conversationGone')} description={t('conversationGoneHint')}>
          <EmptyState.Actions>
            <Button component={Link} variant="default" to={listPath}>
              {t('goToTheList')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      )}
    </section>
  )
}

function ThreadSkeleton() {
  return (
    <section className={styles.thread} aria-busy="true" aria-label={t('loadingTheConversation')}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Skeleton height={14} width={220} maw="100%" />
          <Skeleton height={11} mt={9} width={280} maw="100%" />
        </div>
      </div>
      <div className={styles.messages}>
        <Skeleton height={38} width={240} radius="lg" style={{ alignSelf: 'flex-end' }} />
        <Skeleton height={14} mt={28} maw={480} />
        <Skeleton height={14} mt={8} maw={320} />
      </div>
    </section>
  )
}
