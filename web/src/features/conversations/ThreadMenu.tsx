import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots, IconLink, IconMail, IconPrinter } from '@tabler/icons-react'
import { copyText } from '../../lib/copyText.ts'
import { t } from './texts.ts'

export interface ThreadMenuProps {
  onEmail: () => void
  onPrint: () => void
  onBlock: () => void
}

/** What one rarely does with a conversation. */
export function ThreadMenu({
  isBlocked,
  onEmail,
  onPrint,
  onBlock,
}: ThreadMenuProps & { isBlocked: boolean }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconLink size={16} />}
          onClick={() => void copyText(location.href, t('copied'))}
        >
          {t('copyLink')}
        </Menu.Item>
        <Menu.Item leftSection={<IconMail size={16} />} onClick={onEmail}>
          {t('sendTranscriptByMail')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} />} onClick={onPrint}>
          {t('print')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconBan size={16} />} onClick={onBlock}>
          {isBlocked ? t('unblockVisitor') : t('blockVisitor')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
