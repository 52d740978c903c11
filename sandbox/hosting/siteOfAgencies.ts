/** Where A records of Firebase Hosting point. */
export const hostingAddress = '199.36.158.100'
/** What lets Hosting serve a domain on the agencies' site of the demo project. */
export const siteProof = 'hosting-site=demo-parley-agency'
