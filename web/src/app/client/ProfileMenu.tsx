import { Menu } from '@mantine/core'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Face } from '../../components/Face.tsx'
import styles from './Client.module.css'
import { useClient } from './ClientContext.ts'
import { leave } from './leave.ts'
import { t } from './texts.ts'

interface ProfileMenuProps {
  onAccount: () => void
  /** The name stands beside the picture. */
  isNamed?: boolean
}

/** Who is signed in, his account, and the way out. */
export function ProfileMenu({ onAccount, isNamed = false }: ProfileMenuProps) {
  const { client } = useClient()
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button type="button" className={styles.profile}>
          <Face seed={client.ID} name={client.name} size={30} />
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
        <Menu.Item leftSection={<IconUserCircle size={16} />} onClick={onAccount}>
          {t('account')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={leave}>
          {t('logOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
