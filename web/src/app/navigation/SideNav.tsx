import { Button } from '@mantine/core'
import { IconCommand, IconMoon, IconPlus, IconSun } from '@tabler/icons-react'
import { NavLink } from 'react-router-dom'
import { CreditsLine } from '../../features/workspaces/CreditsLine.tsx'
import { UpgradeLink } from '../../features/workspaces/UpgradeLink.tsx'
import type { WorkspaceEntry } from '../../features/workspaces/useWorkspaces.ts'
import { chooseColorScheme, useColorScheme } from '../../lib/browser/colorScheme.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { AgentsGroup } from './AgentsGroup.tsx'
import { FoldingGroup } from './FoldingGroup.tsx'
import type { NavigationItem } from '../navigationItems/NavigationItem.ts'
import { regionNavigation } from '../navigationItems/regionNavigation.ts'
import { useNavigationItems } from '../navigationItems/useNavigationItems.ts'
import styles from '../shell/Shell.module.css'
import { useShellActions } from '../shell/shellActions.ts'
import { t } from '../texts.ts'
import { WaitingCount } from './WaitingCount.tsx'
import { WorkspacePart } from './WorkspacePart.tsx'
import { labelOf } from '../navigationItems/nameOf.ts'

interface SideNavProps {
  workspaces: WorkspaceEntry[]
  onSelectWorkspace: (workspace: WorkspaceEntry) => void
}

export function SideNav({ workspaces, onSelectWorkspace }: SideNavProps) {
  const { openCommands, openNewAgent, openWorkspaceLayer } = useShellActions()
  const scheme = useColorScheme()
  const other = scheme === 'light' ? 'dark' : 'light'
  const mayCreate = useMay('createAgent')
  const mayPay = useMay('readBilling')
  const items = useNavigationItems(regionNavigation)
  const groups = [...new Set(items.flatMap(({ group }) => group ?? []))]
  return (
    <>
      <WorkspacePart workspaces={workspaces} onSelect={onSelectWorkspace} onLayer={openWorkspaceLayer} />
      {mayCreate && (
        <Button
          className={styles.create}
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={openNewAgent}
        >
          {labelOf('newAgent')}
        </Button>
      )}
      <nav aria-label={t('main')} className={styles.links}>
        {items
          .filter(({ shownIn, group }) => shownIn === 'navigation' && group === undefined)
          .map((place) =>
            place.path === 'agents' ? (
              <AgentsGroup key={place.path} place={place} />
            ) : (
              <PlaceLink key={place.path} place={place} />
            ),
          )}
        {groups.map((group) => (
          <FoldingGroup
            key={group}
            name={group}
            label={t('foldGroup', { group: labelOf(group) })}
            isEmpty={false}
            head={<h2 className={styles.groupName}>{labelOf(group)}</h2>}
          >
            {items
              .filter((place) => place.group === group)
              .map((place) => (
                <PlaceLink key={place.path} place={place} isInside />
              ))}
          </FoldingGroup>
        ))}
      </nav>
      <div className={styles.foot}>
        {mayPay && <CreditsLine className={styles.credits} />}
        {mayPay && <UpgradeLink className={styles.link} />}
        {items
          .filter(({ shownIn }) => shownIn === 'navigationFoot')
          .map((place) => (
            <PlaceLink key={place.path} place={place} />
          ))}
        <button type="button" className={styles.link} onClick={openCommands}>
          <IconCommand size={16} /> {t('commandMenu')}
        </button>
        <button type="button" className={styles.link} onClick={() => chooseColorScheme(other)}>
          {scheme === 'light' ? <IconMoon size={16} /> : <IconSun size={16} />}{' '}
          {scheme === 'light' ? labelOf('dark') : labelOf('light')}
        </button>
      </div>
    </>
  )
}

interface PlaceLinkProps {
  place: NavigationItem
  /** Whether it is inside a group. */
  isInside?: boolean
}

function PlaceLink({ place: { path, name, icon: Icon }, isInside = false }: PlaceLinkProps) {
  const { region } = useWorkspaceRef()
  return (
    <NavLink to={`/app/${region}/${path}`} className={(isInside ? styles.sublink : styles.link) ?? ''}>
      <Icon size={16} /> {labelOf(name)}
      {path === 'inbox' && <WaitingCount />}
    </NavLink>
  )
}
