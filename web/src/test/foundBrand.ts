const icon = 'data:image/png;base64,iVBORw0KGgo='
/** The brand that the server finds on the test website of the onboarding. */
export const brand = {
  name: 'Tarn Boats',
  about: 'We hire boats.',
  colours: ['#aa3300', '#3355ff'],
  favicon: icon,
  logo: '',
  language: 'en',
  tone: 'formal',
  isThin: false,
  pages: [],
  questions: [{ question: 'Do you hire kayaks?', answer: 'Yes, by the hour.' }],
  email: 'hello@tarn.example',
  phone: '',
}
export const pages = [
  { url: 'https://tarn.example/faq', title: 'Questions' },
  { url: 'https://tarn.example/prices', title: 'Prices' },
]
