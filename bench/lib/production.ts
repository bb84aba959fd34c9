/** Imported before anything else: in production mode libraries check less and run faster, and they look when they are loaded. */
process.env['NODE_ENV'] = 'production';
