import { Menu } from '@mantine/core'
import { texts } from '@parley/functions/shared/texts'
import { IconCheck, IconLogout } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Badge } from '../../components/Badge.tsx'
import { MantineRoom } from '../../components/MantineRoom.tsx'
import { shorten } from '../../lib/formats.ts'
import { useSession, useWorkspaceRef } from '../../lib/session.ts'
import { signOut } from '../../lib/signOut.ts'
import { showToast } from '../../lib/toast.ts'
import { useWorkspaceName } from './useWorkspaceName.ts'
import type { WorkspaceEntry } from './useWorkspaces.ts'
import { WorkspaceButton } from './WorkspaceButton.tsx'
import styles from './WorkspaceMenu.module.css'

interface WorkspaceMenuProps {
  workspaces: WorkspaceEntry[]
  onSelect: (workspace: WorkspaceEntry) => void
  isOpenAtFirst: boolean
}

export function WorkspaceMenu({ workspaces, onSelect, isOpenAtFirst }: WorkspaceMenuProps) {
  const current = useWorkspaceRef()
  const { email } = useSession()
  const others = (region: 'eu' | 'na') => workspaces.filter((entry) => entry.region === region)

  return (
    <MantineRoom>
      <Menu defaultOpened={isOpenAtFirst} width={236} position="bottom-start" offset={4}>
        <Menu.Target>
          <WorkspaceButton />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Current Workspace</Menu.Label>
          <WorkspaceItem entry={{ region: current.region, id: current.workspaceId, role: 'owner' }} isCurrent onSelect={() => {}} />
          {(['eu', 'na'] as const).map((region) =>
            others(region).length > 0 ? (
              <Fragment key={region}>
                <Menu.Label>{region.toUpperCase()}</Menu.Label>
                {others(region).map((entry) => (
                  <WorkspaceItem
                    key={entry.id} entry={entry} onSelect={onSelect}
                    isCurrent={entry.id === current.workspaceId && entry.region === current.region}
                  />
                ))}
              </Fragment>
            ) : null,
          )}
          <Menu.Divider />
          <p className={styles.email}>{email}</p>
          <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void signOut().catch(() => showToast(texts.signOutFailed, 'bad'))}>
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </MantineRoom>
  )
}

interface WorkspaceItemProps {
  entry: WorkspaceEntry
  isCurrent: boolean
  onSelect: (entry: WorkspaceEntry) => void
}

function WorkspaceItem({ entry, isCurrent, onSelect }: WorkspaceItemProps) {
  const name = useWorkspaceName({ region: entry.region, workspaceId: entry.id })
  return (
    <Menu.Item onClick={() => onSelect(entry)} title={name} rightSection={isCurrent ? <IconCheck size={14} /> : null}>
      <span className={styles.row}>
        {shorten(name, 25)} <Badge>{entry.region.toUpperCase()}</Badge>
      </span>
    </Menu.Item>
  )
}
