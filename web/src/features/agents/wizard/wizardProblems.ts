import type { FieldErrors } from '@parley/functions/shared/errors/errors'
import { hexColour } from './hexColour.ts'
import { parseWebsite } from './parseWebsite.ts'
import type { WizardDraft, WizardStep } from './wizardDraft.ts'
import { t } from './texts.ts'

/** Returns the problems of a step, by field. */
export function wizardProblems(
  step: WizardStep,
  { company, website, business, primaryColor }: WizardDraft,
): FieldErrors {
  if (step === 'branding') return hexColour(primaryColor) ? {} : { primaryColor: t('wrongColour') }
  if (step === 'success') return {}
  const what = business.trim()
  return {
    ...(company.trim() === '' && { company: t('nameRequired') }),
    ...(website.trim() === ''
      ? { website: t('websiteRequired') }
      : !parseWebsite(website) && { website: t('websiteInvalid') }),
    ...(what === ''
      ? { business: t('businessRequired') }
      : what.length < 10 && { business: t('businessTooShort') }),
  }
}

/** Returns the first incomplete step; creating goes there instead. */
export function firstLacking(draft: WizardDraft): WizardStep | undefined {
  const steps: WizardStep[] = ['company', 'branding']
  return steps.find((step) => Object.keys(wizardProblems(step, draft)).length > 0)
}
