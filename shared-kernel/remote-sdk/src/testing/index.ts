export { apiStandIn, failure, refusal, type ApiHandlers, type ReceivedCall } from './api-stand-in';
export { memoryStorage } from './memory-storage';
export { renderScreen, type Screen, type ScreenOptions } from './render-screen';
export type { ReceivedServiceCall, ServiceHandlers } from './services-stand-in';
export { textPaths } from './text-paths';
export { tokenFor } from './token';
export { uploadStandIn, type ReceivedUpload } from './upload-stand-in';
export { WhileSignedIn } from './while-signed-in';
