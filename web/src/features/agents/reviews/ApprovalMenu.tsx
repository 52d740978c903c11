import { ActionIcon, Menu } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import type { Review } from '@parley/functions/shared/agents/review'
import { IconChecks, IconChevronDown, IconUserQuestion } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import { stateWords } from './ReviewState.tsx'
import { t } from './texts.ts'

interface ApprovalMenuProps {
  region: Region
  agentId: string
  review: Review | null
  onAsk: () => void
}

/** The approval's state beside the Publish button, and its menu. */
export function ApprovalMenu({ region, agentId, review, onAsk }: ApprovalMenuProps) {
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label={t('approvalMenu')} title={t('approvalMenu')}>
          <IconChevronDown size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {review && (
          <Menu.Label>
            <bdi dir="auto">{stateWords(review)}</bdi>
          </Menu.Label>
        )}
        <Menu.Item leftSection={<IconUserQuestion size={16} />} onClick={onAsk}>
          {review ? t('askAgain') : t('requestApproval')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={webPaths.approval(region, agentId)}
          leftSection={<IconChecks size={16} />}
        >
          {t('openApproval')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
