import { NumberInput, Select } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { OrganisationDraft } from '@parley/functions/shared/agencies/organisation'
import { regionTimeZones } from '@parley/functions/shared/agencies/valueReport'
import type { Region } from '@parley/functions/shared/regions/regions'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import { SettingSwitch } from '../../../components/forms/SettingSwitch.tsx'
import { HoursEditor } from '../../../components/hours/HoursEditor.tsx'
import { zonesWith } from '../../../components/hours/zonesWith.ts'
import styles from '../Clients.module.css'
import { t } from '../texts.ts'

interface ReportOfOrganisationProps {
  region: Region
  fields: UseFormReturnType<OrganisationDraft, OrganisationDraft>
}

/** Edits what the monthly report of an organisation counts by, and whether it is emailed. */
export function ReportOfOrganisation({ region, fields }: ReportOfOrganisationProps) {
  const { isOn, timeZone, hours } = fields.values.reports
  const zones = zonesWith(timeZone).map((zone) => ({ value: zone, label: zone }))
  const ofRegion = { value: '', label: t('zoneOfRegion', { zone: regionTimeZones[region] }) }
  return (
    <FormSection title={t('monthlyReport')} lead={t('monthlyReportHint')}>
      <div className={styles.form}>
        <SettingSwitch
          label={t('reportIsMailed')}
          description={t('reportIsMailedHint', { page: t('page_analytics') })}
          isOn={isOn}
          onChange={(next) => fields.setFieldValue('reports.isOn', next)}
        />
        <NumberInput
          label={t('minutesSaved')}
          description={t('minutesSavedHint')}
          min={0}
          max={240}
          allowDecimal={false}
          {...fields.getInputProps('reports.minutesSaved')}
        />
        <Select
          label={t('timeZone')}
          searchable
          allowDeselect={false}
          limit={100}
          dir="ltr"
          data={[ofRegion, ...zones]}
          {...fields.getInputProps('reports.timeZone')}
        />
        <p className={styles.hint}>{t('reportHoursHint')}</p>
        <HoursEditor hours={hours} path="reports.hours" fields={fields} />
      </div>
    </FormSection>
  )
}
