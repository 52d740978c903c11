import { Tabs } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { SidePanel } from '../../../components/panels/SidePanel.tsx'
import { AnswerTrace } from '../answers/AnswerTrace.tsx'
import type { useTrace } from '../answers/useTrace.ts'
import { t } from '../texts.ts'
import { VisitorPanel } from '../visitor/VisitorPanel.tsx'
import styles from './Thread.module.css'

interface ThreadDetailsProps {
  conversation: Conversation
  shown: 'beside' | 'over' | false
  trace: ReturnType<typeof useTrace>
  onClose: () => void
}

/** The visitor's details and the trace of an answer beside the messages, or the details over them. */
export function ThreadDetails({ conversation, shown, trace, onClose }: ThreadDetailsProps) {
  if (!shown) return null
  if (shown === 'over')
    return (
      <SidePanel onClose={onClose} size={340} title={t('details')}>
        <VisitorPanel conversation={conversation} />
      </SidePanel>
    )
  return (
    <aside className={styles.panel} aria-label={t('details')}>
      <Tabs value={trace.tab} onChange={(tab) => trace.setTab(tab === 'trace' ? 'trace' : 'visitor')}>
        <Tabs.List className={styles.tabs}>
          <Tabs.Tab value="visitor">{t('visitor')}</Tabs.Tab>
          <Tabs.Tab value="trace">{t('trace')}</Tabs.Tab>
        </Tabs.List>
        {/* Both stay mounted, so that a note that is being written is kept. */}
        <Tabs.Panel value="visitor">
          <VisitorPanel conversation={conversation} />
        </Tabs.Panel>
        <Tabs.Panel value="trace">
          <AnswerTrace conversationId={conversation.ID} answer={trace.answer} />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}
