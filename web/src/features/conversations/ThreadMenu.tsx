import { ActionIcon, Menu } from '@mantine/core'
import { texts } from '@parley/functions/shared/texts'
import { IconBan, IconDots, IconLink, IconMail, IconPrinter } from '@tabler/icons-react'
import { showFailure, showToast } from '../../lib/toast.ts'

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
  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(location.href)
      await showToast(texts.copied)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label="More">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} />} onClick={() => void handleCopy()}>
          Copy link
        </Menu.Item>
        <Menu.Item leftSection={<IconMail size={16} />} onClick={onEmail}>
          E-mail transcript
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={16} />} onClick={onPrint}>
          Print
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconBan size={16} />} onClick={onBlock}>
          {isBlocked ? 'Unblock visitor' : 'Block visitor'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
