import { Menu } from '@mantine/core'
import {
  IconBuilding,
  IconCreditCard,
  IconKey,
  IconLogout,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react'
import { currentAgency } from '../../../lib/brand/currentAgency.ts'
import { isImpersonating } from '../../../lib/session/impersonation.ts'
import { showToast } from '../../../lib/toast.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import styles from '../Client.module.css'
import { ClientFace } from './ClientFace.tsx'
import type { ClientPanel } from '../panels/ClientPanels.tsx'
import { useClient } from '../ClientContext.ts'
import { useLeave } from '../leave.ts'
import { t } from '../texts.ts'

interface ProfileMenuProps {
  onPanel: (panel: ClientPanel) => void
  /** Whether the name is beside the picture. */
  isNamed?: boolean
}

/** The menu of the signed-in client: account, organisation and sign-out. */
export function ProfileMenu({ onPanel, isNamed = false }: ProfileMenuProps) {
  const { client, organisation, hasBilling } = useClient()
  const isPayer = useMay('payAgency') && hasBilling
  const mayDescribe = useMay('describeOrganisation')
  const leave = useLeave()
  const hasPassword = !isImpersonating() && !currentAgency()?.disablePasswordLogin

  function openAsAdmin(panel: ClientPanel) {
    if (mayDescribe) onPanel(panel)
    else void showToast(t('notAnAdmin'), 'bad')
  }

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button type="button" className={styles.profile}>
          <ClientFace size={30} />
          {isNamed && (
            <span aria-hidden="true" className={styles.name} dir="auto">
              {client.name}
            </span>
          )}
          <span className="unseen">{t('profileOf', { name: client.name })}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {t('signedInAs')}
          <bdi dir="auto" className={styles.who}>
            {client.email}
          </bdi>
        </Menu.Label>
        <Menu.Item leftSection={<IconUserCircle size={16} />} onClick={() => onPanel('account')}>
          {t('account')}
        </Menu.Item>
        {hasPassword && (
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => onPanel('password')}>
            {t('changePassword')}
          </Menu.Item>
        )}
        {isPayer && (
          <Menu.Item leftSection={<IconCreditCard size={16} />} onClick={() => onPanel('billing')}>
            {t('billing')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconBuilding size={16} />} onClick={() => openAsAdmin('about')}>
          <bdi dir="auto">{t('aboutOrganisation', { name: organisation.name })}</bdi>
        </Menu.Item>
        <Menu.Item leftSection={<IconUserPlus size={16} />} onClick={() => openAsAdmin('addUser')}>
          {t('addUser')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={leave}>
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
