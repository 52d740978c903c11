import { Badge, Menu } from '@mantine/core'
import { languages } from '@parley/functions/shared/texts/languages'
import {
  IconBuilding,
  IconCheck,
  IconLanguage,
  IconLogout,
  IconSettings,
  IconUserEdit,
  IconUserPlus,
} from '@tabler/icons-react'
import { Fragment } from 'react'
import { useNavigate } from 'react-router-dom'
import { chooseLanguage, language } from '../../lib/texts/language.ts'
import { shorten } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useSession, useWorkspaceRef } from '../../lib/session/session.ts'
import { useSignOut } from '../../lib/session/useSignOut.ts'
import { showToast } from '../../lib/toast.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { useWorkspaceLook } from './useWorkspaceLook.ts'
import type { WorkspaceEntry } from './useWorkspaces.ts'
import { WorkspaceButton } from './WorkspaceButton.tsx'
import type { WorkspaceLayer } from './WorkspaceDialogs.tsx'
import styles from './WorkspaceMenu.module.css'
import { menuTexts as t } from './menuTexts.ts'

interface WorkspaceMenuProps {
  workspaces: WorkspaceEntry[]
  onSelect: (workspace: WorkspaceEntry) => void
  onLayer: (layer: WorkspaceLayer) => void
  isOpenAtFirst: boolean
}

export function WorkspaceMenu({ workspaces, onSelect, onLayer, isOpenAtFirst }: WorkspaceMenuProps) {
  const current = useWorkspaceRef()
  const { email } = useSession()
  const others = (region: 'eu' | 'na') =>
    workspaces.filter((entry) => entry.region === region && entry.id !== current.workspaceId)
  const maySee = useMay('readWorkspace')
  const mayInvite = useMay('inviteMembers')
  const navigate = useNavigate()
  const signOut = useSignOut(() => void showToast(t('signOutFailed'), 'bad'))

  return (
    <Menu defaultOpened={isOpenAtFirst} width={236} position="bottom-start" offset={4}>
      <Menu.Target>
        <WorkspaceButton />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('currentWorkspace')}</Menu.Label>
        <WorkspaceItem
          entry={{ region: current.region, id: current.workspaceId, role: 'owner' }}
          isCurrent
          onSelect={() => {}}
        />
        {maySee && (
          <Menu.Item
            leftSection={<IconSettings size={16} />}
            onClick={() => void navigate(webPaths.workspace(current.region))}
          >
            {t('settings')}
          </Menu.Item>
        )}
        {mayInvite && (
          <Menu.Item
            leftSection={<IconUserPlus size={16} />}
            onClick={() => void navigate(webPaths.workspace(current.region, 'invite'))}
          >
            {t('newUser')}
          </Menu.Item>
        )}
        {(['eu', 'na'] as const).map((region) =>
          others(region).length > 0 ? (
            <Fragment key={region}>
              <Menu.Label>{region.toUpperCase()}</Menu.Label>
              {others(region).map((entry) => (
                <WorkspaceItem key={entry.id} entry={entry} isCurrent={false} onSelect={onSelect} />
              ))}
            </Fragment>
          ) : null,
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconBuilding size={16} />} onClick={() => onLayer('newWorkspace')}>
          {t('newWorkspace')}
        </Menu.Item>
        <Menu.Divider />
        <p className={styles.email}>{email}</p>
        <Menu.Item leftSection={<IconUserEdit size={16} />} onClick={() => onLayer('ownName')}>
          {t('yourName')}
        </Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconLanguage size={16} />}>{t('language')}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {languages.map((choice) => (
              <Menu.Item
                key={choice.language}
                lang={choice.language}
                rightSection={choice.language === language ? <IconCheck size={14} /> : null}
                onClick={() => chooseLanguage(choice.language)}
              >
                {choice.name}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={signOut}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface WorkspaceItemProps {
  entry: WorkspaceEntry
  isCurrent: boolean
  onSelect: (entry: WorkspaceEntry) => void
}

function WorkspaceItem({ entry, isCurrent, onSelect }: WorkspaceItemProps) {
  const { name } = useWorkspaceLook({ region: entry.region, workspaceId: entry.id })
  return (
    <Menu.Item
      onClick={() => onSelect(entry)}
      title={name}
      rightSection={isCurrent ? <IconCheck size={14} /> : null}
    >
      <span className={styles.row}>
        {shorten(name, 25)} <Badge>{entry.region.toUpperCase()}</Badge>
      </span>
    </Menu.Item>
  )
}
