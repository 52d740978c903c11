import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import formStyles from '../../components/forms/Form.module.css'
import { FormSection } from '../../components/forms/FormSection.tsx'
import { SettingSwitch } from '../../components/forms/SettingSwitch.tsx'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { useAgencyField } from './agencyDraft.ts'
import { LineField, LinesField, LogoField } from './AgencyFields.tsx'
import { t } from './texts.ts'

/** The agency's name, its sign-in page, and how its clients sign in. */
export function OverviewTab() {
  const { region } = useWorkspaceRef()
  const isOwner = useMay('impersonate')
  const disablePasswordLogin = useAgencyField('disablePasswordLogin')
  const allowSignUp = useAgencyField('allowSignUp')
  return (
    <div className={formStyles.form}>
      <FormSection title={t('nameAndWords')}>
        <LineField path="name" label={t('name')} maxLength={60} />
        <LinesField
          path="brandingText"
          label={t('brandingText')}
          description={t('brandingTextHint')}
          maxLength={5_000}
        />
      </FormSection>
      <FormSection title={t('logo')} lead={t('logoHint')}>
        <LogoField path="squarePhotoURL" label={t('squareLogo')} description="256 × 256" />
        <LogoField path="darkModeSquarePhotourl" label={t('darkLogo')} description={t('darkLogoHint')} />
        <LogoField path="faviconURL" label={t('favicon')} description="32 × 32" />
      </FormSection>
      <FormSection title={t('signIn')}>
        <SettingSwitch
          label={t('passwordLogin')}
          description={t('passwordLoginHint')}
          isOn={disablePasswordLogin.value !== true}
          onChange={(isOn) => disablePasswordLogin.change(!isOn)}
        />
        <SettingSwitch
          label={t('allowSignUp')}
          description={t('allowSignUpHint')}
          isOn={allowSignUp.value === true}
          onChange={allowSignUp.change}
        />
      </FormSection>
      {isOwner && (
        <FormSection
          title={t('adminAccess')}
          lead={t('adminAccessHint')}
          action={
            <Button variant="default" component={Link} to={webPaths.clients(region)}>
              {t('chooseOrganisation')}
            </Button>
          }
        >
          {null}
        </FormSection>
      )}
    </div>
  )
}
