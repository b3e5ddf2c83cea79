export default { preset: '@comptoir/remote' }
