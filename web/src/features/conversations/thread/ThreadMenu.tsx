import { ActionIcon, Menu } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { IconBan, IconDots, IconLink, IconMail, IconPrinter, type Icon } from '@tabler/icons-react'
import { copyText } from '../../../lib/files/copyText.ts'
import { blockWords } from './blockWords.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { t } from '../texts.ts'
import { useMay } from '../../../lib/session/viewer.ts'

export interface ThreadMenuProps {
  conversation: Conversation
  /** The actions that the bar has no room for. */
  more: readonly { label: string; Icon: Icon; isDisabled: boolean; onChoose: () => void }[]
  onEmail: () => void
  onPrint: () => void
  onBlock: () => void
}

/** Lists the rarely used actions on a conversation. */
export function ThreadMenu({ conversation, more, onEmail, onPrint, onBlock }: ThreadMenuProps) {
  const { ID, agentId, isBlocked } = conversation
  const words = blockWords(conversation)
  const { pathOf } = useInboxScope()
  const mayMail = useMay('mailTranscripts')
  const mayBlock = useMay('answerVisitors')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {more.map(({ label, Icon, isDisabled, onChoose }) => (
          <Menu.Item key={label} leftSection={<Icon size={16} />} disabled={isDisabled} onClick={onChoose}>
            {label}
          </Menu.Item>
        ))}
        {more.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconLink size={16} />}
          onClick={() => void copyText(location.origin + pathOf(agentId, ID), t('copied'))}
        >
          {t('copyLink')}
        </Menu.Item>
        {mayMail && (
          <Menu.Item leftSection={<IconMail size={16} />} onClick={onEmail}>
            {t('sendTranscriptByMail')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPrinter size={16} />} onClick={onPrint}>
          {t('print')}
        </Menu.Item>
        {mayBlock && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconBan size={16} />} onClick={onBlock}>
              {isBlocked ? words.unblock : words.block}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
