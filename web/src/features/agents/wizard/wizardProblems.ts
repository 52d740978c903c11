import type { FieldErrors } from '@parley/functions/shared/errors'
import { parseWebsite } from './parseWebsite.ts'
import type { WizardDraft, WizardStep } from './wizardDraft.ts'
import { wizardTexts } from './wizardTexts.ts'

/** What is missing or wrong on a step, by field. */
export function wizardProblems(
  step: WizardStep,
  { company, website, business, primaryColor }: WizardDraft,
): FieldErrors {
  if (step === 'branding')
    return /^#[0-9a-f]{6}$/i.test(primaryColor)
      ? {}
      : { primaryColor: 'Write the colour as # and six digits, such as #3a5bd9.' }
  if (step === 'success') return {}
  const what = business.trim()
  return {
    ...(company.trim() === '' && { company: wizardTexts.nameRequired }),
    ...(website.trim() === ''
      ? { website: wizardTexts.websiteRequired }
      : !parseWebsite(website) && { website: wizardTexts.websiteInvalid }),
    ...(what === ''
      ? { business: wizardTexts.businessRequired }
      : what.length < 10 && { business: wizardTexts.businessTooShort }),
  }
}

/** The first step that lacks something; creating goes there instead. */
export function firstLacking(draft: WizardDraft): WizardStep | undefined {
  const steps: WizardStep[] = ['company', 'branding']
  return steps.find((step) => Object.keys(wizardProblems(step, draft)).length > 0)
}
