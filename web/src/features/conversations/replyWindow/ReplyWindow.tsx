import { Button } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { isChannelKind } from '@parley/functions/shared/channels/channels'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { formatDuration } from '../../../lib/formats/formatDuration.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import styles from './ReplyWindow.module.css'
import { mayHavePeopleWindow, type WindowEnds } from './replyWindow.ts'
import { StopLink } from './StopLink.tsx'
import type { ReplyStop } from './useReplyStop.ts'
import { useStopWords } from './useStopWords.ts'
import { t } from './replyWindowTexts.ts'

const TemplateDialog = lazyComponent(async () => (await import('./TemplateDialog.tsx')).TemplateDialog)

interface ReplyWindowProps {
  conversation: Conversation
  stop: ReplyStop
}

/**
 * Shows how long free replies are still possible. After that, or when the channel is not connected, states
 * that nothing is delivered and what remains: a template on WhatsApp.
 */
export function ReplyWindow({ conversation, stop: { ends, now, channelStop, isSure } }: ReplyWindowProps) {
  const { channel } = conversation
  const [isChoosing, setChoosing] = useState(false)
  const stopWords = useStopWords(channel, channelStop)
  const isOver = !channelStop && ends !== undefined && ends.people <= now
  const isOpen = !channelStop && ends !== undefined && !isOver && isSure
  const notice = stopWords || (isOver ? overWords(ends, channel) : '')
  const hasTemplates = channel === 'whatsapp' && !channelStop && ends !== undefined
  const SaidIcon = channelStop ? IconAlertTriangle : IconClock
  return (
    <>
      <div className={notice || isOpen ? styles.window : undefined} data-over={notice !== '' || undefined}>
        {(notice || isOpen) && <SaidIcon size={15} aria-hidden="true" />}
        {/* There before its words, so that they are read out; what is left until then changes every minute. */}
        <output id="reply-stop">{notice}</output>
        {isOpen && <span>{openWords(ends, now, channel)}</span>}
        {channelStop && isChannelKind(channel) && <StopLink channel={channel} stop={channelStop} />}
        {hasTemplates && (
          <Button variant="default" size="compact-sm" onClick={() => setChoosing(true)}>
            {t('sendTemplate')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Suspense>
          <TemplateDialog conversationId={conversation.ID} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}

function overWords({ free, people }: WindowEnds, channel: Conversation['channel']): string {
  if (!mayHavePeopleWindow({ channel })) return t('windowNeedsTemplate')
  return t(people > free ? 'weekIsOver' : 'windowIsOver')
}

function openWords({ free, people }: WindowEnds, now: number, channel: Conversation['channel']): string {
  const time = formatDuration(people - now)
  if (now >= free) return t('windowOfPeople', { time })
  return t(mayHavePeopleWindow({ channel }) ? 'windowIsOpen' : 'windowIsOpenForTemplates', { time })
}
