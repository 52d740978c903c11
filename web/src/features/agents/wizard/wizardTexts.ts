/** The spec's own words (B§2.10, B§5). */
export const wizardTexts = {
  title: 'Tell us about your company',
  nameRequired: 'Company name is required',
  websiteRequired: 'Company website is required',
  websiteInvalid: 'Please enter a valid website URL or domain',
  businessRequired: 'Please tell us what your company does',
  businessTooShort: 'Please provide at least 10 characters',
} as const
